/**
 * Chooses the location profile of a new monitor as the infrastructure-as-code provider does: by name, or the first of the
 * list. The fields of a profile are not documented. This takes them to be named like the provider's settings.
 *
 *   npx tsx examples/location-profile.ts
 *   npx tsx examples/location-profile.ts "Europe"
 */
import { createClient, unwrap } from "svc-monitoring-api";

const api = createClient();
const [name] = process.argv.slice(2);

const profiles = await unwrap(api.GET("/location_profiles"));
const fitting =
  name === undefined ? profiles.slice(0, 1) : profiles.filter((one) => one.location_profile_name === name);
const [profile] = fitting;
if (!profile || fitting.length > 1) throw new Error(`${fitting.length} location profiles fit.`);
console.log(`A new monitor gets the location profile ${profile.location_profile_id ?? "without an id"}`);
