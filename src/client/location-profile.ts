import type { LocationProfile } from "../../generated/types.ts";
import type { Client } from "./client.ts";
import { unwrap } from "./unwrap.ts";

export interface LocationProfileChoice {
  id?: string;
  /** Compared exactly. */
  name?: string;
  /**
   * The fields of a location profile are not documented. If left out they are taken to be named as the settings of the
   * infrastructure-as-code provider, `location_profile_id` and `location_profile_name`.
   */
  fields?: { id: string; name: string };
}

/**
 * The location profile for a new monitor, chosen as the infrastructure-as-code provider does (source:
 * Infrastructure-as-code provider settings): the one with the id, else with the name, else the first of the list.
 * @throws Error if the list is empty, or if no profile or more than one has the id or the name
 */
export async function resolveLocationProfile(
  api: Pick<Client, "GET">,
  { id, name, fields = { id: "location_profile_id", name: "location_profile_name" } }: LocationProfileChoice = {},
): Promise<LocationProfile> {
  const profiles = await unwrap(api.GET("/location_profiles"));
  const [first] = profiles;
  if (!first) throw new Error("The account has no location profile.");
  if (id === undefined && name === undefined) return first;
  const [field, wanted] = id === undefined ? [fields.name, name] : [fields.id, id];
  const [found, other] = profiles.filter((profile) => profile[field] === wanted);
  if (found && !other) return found;
  const count = found ? "More than one location profile has" : "No location profile has";
  throw new Error(`${count} the ${field} ${JSON.stringify(wanted)}.`);
}
