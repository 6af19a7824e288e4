/** What browsers and workers get instead of profiles, which are files. package.json says who gets it, at `imports`. */
export function profileReader(): never {
  throw new TypeError("Profiles are files, which this runtime does not have. Give the options themselves.");
}

export function defaultProfile(): undefined {}
