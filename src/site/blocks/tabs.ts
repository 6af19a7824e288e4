/** Tabs: the script shows the content of the chosen tab. Without a script, the page shows the content of all tabs. */
import { paragraphs } from "../markdown/write.ts";
import type { Block } from "../model/page.ts";

interface TitledSamples {
  /** Undefined if there is only one call. */
  title: string | undefined;
  samples: ReadonlyArray<{ language: string; code: string }>;
}

/** Samples of calls in the language that the reader chooses. Programs read only the first language. */
export function languageTabs(calls: ReadonlyArray<TitledSamples>): Block {
  const languages = [...new Set(calls.flatMap(({ samples }) => samples.map(({ language }) => language)))];
  const heading = (title: string | undefined) => (title === undefined ? "" : `### ${title}`);
  return {
    markdown: paragraphs(
      ...calls.flatMap(({ title, samples }) => [
        heading(title),
        samples.find(({ language }) => language === languages[0])?.code,
      ]),
    ),
    html: (write) => {
      const written = calls.map(({ title, samples }) => {
        const panels = samples.map(
          ({ language, code }) =>
            `<div class="sample" data-language="${language}">${labelHtml(language)}${write.block(code)}</div>`,
        );
        return write.block(heading(title)) + panels.join("");
      });
      return choicesHtml("language", "Language of the samples", languages) + written.join("");
    },
  };
}

/** The examples of a response, one status at a time. @param responses each with its examples in Markdown */
export function statusTabs(responses: ReadonlyArray<{ status: string; text: string }>): Block {
  return {
    markdown: paragraphs(...responses.map(({ status, text }) => `**${status}**\n\n${text}`)),
    html: (write) => {
      const panels = responses.map(({ status, text }, index) => {
        const shown = index === 0 ? " shown" : "";
        return `<div class="panel${shown}" data-label="${status}">${labelHtml(status)}${write.block(text)}</div>`;
      });
      const statuses = responses.map(({ status }) => status);
      return choicesHtml("status", "Status of the response", statuses) + panels.join("");
    },
  };
}

function choicesHtml(name: string, legend: string, values: readonly string[]): string {
  const choices = values.map((value, index) => {
    const checked = index === 0 ? " checked" : "";
    return `<label><input type="radio" name="${name}" value="${value}"${checked}>${value}</label>`;
  });
  return `<fieldset class="tabs"><legend class="unseen">${legend}</legend>${choices.join("")}</fieldset>`;
}

/** The label of a tab above its content, which readers without a script need. */
function labelHtml(label: string): string {
  return `<p class="choice">${label}</p>`;
}
