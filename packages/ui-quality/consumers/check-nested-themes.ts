import type { Page } from 'playwright'

/** A theme inside another has its own colours after any bundler. Returns the problems. */
export async function findThemeProblems(page: Page): Promise<string[]> {
  const read = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return { color, backgroundColor }
      })
  const dark = await read('section[data-theme="dark"]')
  const inner = await read('section[data-theme="dark"] section[data-theme="light"]')
  const outer = await read('aside > section[data-theme="light"]')
  const problems: string[] = []
  if (JSON.stringify(inner) !== JSON.stringify(outer))
    problems.push(`Light inside dark is ${JSON.stringify(inner)}, elsewhere ${JSON.stringify(outer)}.`)
  if (dark.backgroundColor === outer.backgroundColor || dark.color === outer.color)
    problems.push(`Dark has a colour of the light theme: ${JSON.stringify(dark)}.`)
  const certificate = await read('section[data-theme="dark"] article h2')
  if (certificate.color !== outer.color)
    problems.push(`The certificate in the dark theme has ${certificate.color} text, not ${outer.color}.`)
  return problems
}
