/** The introduction to the reference, which follows the contract's description. */
export const overview = `

## How to read this

The guides come first, then the operations, the constants by domain, and the schemas. For a first call, see **Where to start**.

- Each operation has code samples. They read addresses and tokens from environment variables: \`BASE_URL\`, \`AUTH_URL\`, \`ACCESS_TOKEN\` and the names in **Authentication**.
- [Constants](constants.html) has every table on one page, with search and downloads.
- [Coverage](coverage.html) shows where the contract models each section of the service's specification.
`;
