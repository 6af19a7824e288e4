/** The base of errors about messages that break the contract. The client throws them unchanged, unlike errors of the network. */
export abstract class ContractError extends Error {}
