/** An error about a message that breaks the contract. The client passes it on: it is no failure of the network. */
export abstract class ContractError extends Error {}
