import { elements } from "./dom.ts";

/** A stored choice; undefined if it was never made, or if the browser blocks its storage. */
function stored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage, as in a private window, the choice is forgotten with the page.
  }
}

/** Shows the samples of one language, on this page and on those that are opened later. */
export function setUpLanguages(): void {
  const inputs = elements<HTMLInputElement>('input[name="language"]');
  const chosen = document.documentElement.dataset.language;
  const known = inputs.find(({ value }) => value === chosen) ?? inputs[0];
  if (!known) return;
  known.checked = true;
  document.documentElement.dataset.language = known.value;
  for (const input of inputs) {
    input.addEventListener("change", () => {
      document.documentElement.dataset.language = input.value;
      store("language", input.value);
    });
  }
}

/** Changes from light to dark and back, on this page and on those that are opened later. */
export function setUpTheme(): void {
  const { dataset } = document.documentElement;
  document.querySelector("#switch-theme")?.addEventListener("click", () => {
    const isDark = dataset.theme ? dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    dataset.theme = isDark ? "light" : "dark";
    store("theme", dataset.theme);
  });
}

/** Shows the response with the chosen status. */
export function setUpStatuses(): void {
  for (const input of elements<HTMLInputElement>('input[name="status"]')) {
    input.addEventListener("change", () => {
      for (const panel of elements(".panel")) panel.classList.toggle("shown", panel.dataset.label === input.value);
    });
  }
}

/** Writes the addresses of the chosen data center, with the name of the reader's service, into the page and the samples. */
export function setUpDataCenters(): void {
  const select = document.querySelector<HTMLSelectElement>("#data-center");
  const service = document.querySelector<HTMLInputElement>("#service");
  if (!select || !service) return;
  service.value = stored("service") ?? "";
  const show = () => {
    const { value = "", dataset = {} } = select.selectedOptions[0] ?? {};
    // Only what a host name can have is kept.
    const name = service.value.replace(/[^\w.-]/g, "");
    // The name of the service is in both hosts, as in a client without `authHost`.
    const own = (address = "") => (name === "" ? address : address.replace(/\{(service|auth_host)\}/, name));
    const [base, auth, ownService] = [own(dataset.base), own(dataset.auth), own("{service}")];
    const texts: Record<string, string> = { code: value, service: ownService, base, auth };
    for (const place of elements("[data-server]")) place.textContent = texts[place.dataset.server ?? ""] ?? "";
  };
  const chosen = [...select.options].find(({ value }) => value === stored("data-center"));
  if (chosen) chosen.selected = true;
  if (chosen || service.value) show();
  service.addEventListener("input", () => {
    store("service", service.value.trim());
    show();
  });
  select.addEventListener("change", () => {
    store("data-center", select.value);
    show();
  });
}

/** Shows the entries of a page that contain every word of the filter. */
export function setUpFilter(): void {
  const input = document.querySelector<HTMLInputElement>("#filter");
  const output = document.querySelector<HTMLOutputElement>("output[for=filter]");
  if (!input || !output) return;
  const entries = elements("[data-entry]").map((entry) => ({
    entry,
    text: `${entry.textContent} ${entry.dataset.entry}`.toLowerCase(),
  }));
  input.addEventListener("input", () => {
    // Full-width letters find the same as others.
    const words = input.value.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
    for (const { entry, text } of entries) entry.hidden = !words.every((word) => text.includes(word));
    for (const list of elements(".entries")) {
      list.hidden = !list.querySelector("[data-entry]:not([hidden])");
      // The heading of the list is hidden together with the list.
      if (list.previousElementSibling instanceof HTMLElement) list.previousElementSibling.hidden = list.hidden;
    }
    const shown = entries.filter(({ entry }) => !entry.hidden);
    output.textContent = words.length > 0 ? `${shown.length} of ${entries.length}` : "";
  });
}
