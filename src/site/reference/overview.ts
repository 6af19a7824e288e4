/** What the reference says of itself, after what the contract says of the service. */
export const overview = `

## How to read this

The guides come first, then the operations, the constants by domain, and the schemas. **Where to start** is the shortest way to a first call.

- Each operation has code samples. They read addresses and tokens from the environment: \`BASE_URL\`, \`AUTH_URL\`, \`ACCESS_TOKEN\` and the names in **Authentication**.
- [Constants](constants.html) has every table on one page, to search and to save.
- [Coverage](coverage.html) shows where each part of the service's specification stands here.
`;
