@main
struct Shop {
    static func main() {
        print("open")
    }
}
