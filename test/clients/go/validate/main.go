// Validates documents with kin-openapi.
package main

import (
	"fmt"
	"os"

	"github.com/getkin/kin-openapi/openapi3"
)

func main() {
	for _, path := range os.Args[1:] {
		loader := openapi3.NewLoader()
		document, err := loader.LoadFromFile(path)
		if err == nil {
			err = document.Validate(loader.Context)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, path, err)
			os.Exit(1)
		}
	}
}
