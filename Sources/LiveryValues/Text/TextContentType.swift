public import LiveryStyle

/// What a field is for on iOS, tvOS and visionOS, so that a password manager or an address book can fill it in.
public enum UITextContentType: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case name
    case namePrefix
    case givenName
    case middleName
    case familyName
    case nameSuffix
    case nickname
    case jobTitle
    case organizationName
    case location
    case fullStreetAddress
    case streetAddressLine1
    case streetAddressLine2
    case addressCity
    case addressState
    case addressCityAndState
    case sublocality
    case countryName
    case postalCode
    case telephoneNumber
    case emailAddress
    case url = "URL"
    case creditCardNumber
    case username
    case password
    case newPassword
    case oneTimeCode
    case dateTime
    case flightNumber
    case shipmentTrackingNumber
    case creditCardName
    case creditCardGivenName
    case creditCardMiddleName
    case creditCardFamilyName
    case creditCardSecurityCode
    case creditCardExpiration
    case creditCardExpirationMonth
    case creditCardExpirationYear
    case creditCardType
    case birthdate
    case birthdateDay
    case birthdateMonth
    case birthdateYear
    case cellularEID
    case cellularIMEI
}

/// What a field is for on macOS.
public enum NSTextContentType: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case name
    case namePrefix
    case givenName
    case middleName
    case familyName
    case nameSuffix
    case nickname
    case jobTitle
    case organizationName
    case location
    case fullStreetAddress
    case streetAddressLine1
    case streetAddressLine2
    case addressCity
    case addressState
    case addressCityAndState
    case sublocality
    case countryName
    case postalCode
    case telephoneNumber
    case emailAddress
    case url = "URL"
    case creditCardNumber
    case username
    case password
    case newPassword
    case oneTimeCode
    case dateTime
    case flightNumber
    case shipmentTrackingNumber
    case creditCardName
    case creditCardGivenName
    case creditCardMiddleName
    case creditCardFamilyName
    case creditCardSecurityCode
    case creditCardExpiration
    case creditCardExpirationMonth
    case creditCardExpirationYear
    case creditCardType
    case birthdate
    case birthdateDay
    case birthdateMonth
    case birthdateYear
}

/// What a field is for on watchOS.
public enum WKTextContentType: String, CaseIterable, StylesheetValue, CustomStringConvertible {
    case name
    case namePrefix
    case givenName
    case middleName
    case familyName
    case nameSuffix
    case nickname
    case jobTitle
    case organizationName
    case location
    case fullStreetAddress
    case streetAddressLine1
    case streetAddressLine2
    case addressCity
    case addressState
    case addressCityAndState
    case sublocality
    case countryName
    case postalCode
    case telephoneNumber
    case emailAddress
    case url = "URL"
    case creditCardNumber
    case username
    case password
    case newPassword
    case oneTimeCode
}
