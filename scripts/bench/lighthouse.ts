import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumLaunchOptions } from '../chromium.ts'
import { endOnLeaving } from './leaving.ts'
import { median, type Measure } from './measure.ts'
import { pages } from './pages.ts'

// A page that reaches every score at once is measured once; one that does not, as often that its median counts.
const runs = 5
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse’s four scores of each page, mobile with its simulated throttling: once, or the median of five runs. */
export async function measureLighthouse(origin: string, say: (step: string) => void): Promise<Measure> {
  const { executablePath, args } = chromiumLaunchOptions()
  const failures: string[] = []
  const rows = [['page', ...categories, 'LCP', 'TBT', 'CLS']]
  for (const { name, path } of pages) {
    say(`Lighthouse: ${name}`)
    const results: Result[] = []
    const auditOnce = () => audit(origin + path, executablePath, args)
    for (let run = 0; run < runs; run++) {
      // A browser on a busy machine loses a trace now and then: once more, and only once.
      const result = await auditOnce()
        .catch(auditOnce)
        .catch(() => null)
      if (result) results.push(result)
      if (result && run === 0 && categories.every((id) => scoreOf(result, id) >= least[id])) break
    }
    if (!results.length) {
      failures.push(`${name}: Lighthouse could not be run. The machine may be too busy: try again.`)
      continue
    }
    const scores = categories.map((id) => median(results.map((result) => scoreOf(result, id))))
    const figure = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
    const speed = [
      `${(figure('largest-contentful-paint') / 1000).toFixed(2)} s`,
      `${figure('total-blocking-time').toFixed(0)} ms`,
    ]
    rows.push([name, ...scores.map(String), ...speed, figure('cumulative-layout-shift').toFixed(3)])
    for (const [i, id] of categories.entries()) {
      const score = scores[i] ?? 0
      if (score >= least[id]) continue
      const audits = results
        .filter((result) => scoreOf(result, id) <= score)
        .flatMap((result) => failing(result, id))
      failures.push(
        `${name}: ${id} is ${score}, at least ${least[id]} is wanted. ${[...new Set(audits)].join('; ')}`,
      )
    }
  }
  return {
    tables: [{ title: `Lighthouse, mobile; median of ${runs} runs where the first fell short`, rows }],
    failures,
  }
}

async function audit(url: string, chromePath: string | undefined, args: string[]): Promise<Result> {
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...args],
  })
  const ended = endOnLeaving(() => chrome.kill())
  try {
    const answer = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      maxWaitForLoad: 15_000,
      onlyCategories: [...categories],
    })
    if (!answer) throw new Error(`Lighthouse gave no answer for ${url}.`)
    if (answer.lhr.runtimeError)
      throw new Error(`Lighthouse failed at ${url}: ${answer.lhr.runtimeError.message}`)
    return answer.lhr
  } finally {
    chrome.kill()
    ended()
  }
}

function scoreOf({ categories }: Result, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100)
}

// What counts in a category and is short of its full score, with the figure or the first thing found.
function failing({ categories, audits }: Result, id: string): string[] {
  return (categories[id]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id]
    if (!audit || !weight || audit.score === null || audit.score >= 0.9) return []
    return [`${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
  })
}
