import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Which texts belong together: a page loads the site's and those of the areas its modules are of. An area is what these
 * patterns match in `app`, the first that does, and has its catalogues in `app/locales/<area>`. What none matches is the
 * site's, which every page loads.
 */
export const areas: Readonly<Record<string, readonly string[]>> = {
  account: [
    'account/**',
    'routes/{forgot-password,login,password-reset,password-reset-link,register,verify-email,verify-email-link}.tsx',
  ],
  contact: ['contact/**', 'routes/contact.tsx'],
  content: ['content/**', 'subscription/**', 'routes/{about,subscription,subscription-plan,support}.tsx'],
  profile: ['profile/**', 'routes/user.tsx'],
  search: [
    'catalogue/{education-hits,education-suggestions,hit-sections,popular-courses,search-type-chips,searched-note}.tsx',
    'catalogue/use-type-names.ts',
    'routes/education-search.tsx',
  ],
  details: [
    'catalogue/{event,lesson}-*.tsx',
    'catalogue/*-{head,exam,link,note,standing,thing,types}.tsx',
    'catalogue/{about,access-days,part-of-programs}.tsx',
    'routes/{course,live-masterclass,online-masterclass,program}.tsx',
  ],
  home: ['catalogue/{academy-hero,next-event-hero,premium-promo}.tsx', 'routes/home.tsx'],
  listings: [
    'catalogue/category-row.tsx',
    'catalogue/{categories,masterclasses}-facts.ts',
    'routes/{categories,masterclasses,qualifications}.tsx',
  ],
  catalogue: ['catalogue/**', 'routes/{category,educations}.tsx'],
}

/** The area everything else belongs to. */
export const siteArea = 'site'

/** What Lingui collects into the catalogues of an area: what it matches and no earlier one does. */
export function catalogueOf(area: string): { include: string[]; exclude: string[] } {
  const inApp = (patterns: readonly string[]) => patterns.map((pattern) => `<rootDir>/app/${pattern}`)
  const names = Object.keys(areas)
  const earlier = area === siteArea ? names : names.slice(0, names.indexOf(area))
  return {
    include: area === siteArea ? ['<rootDir>/app'] : inApp(areas[area] ?? []),
    exclude: inApp(earlier.flatMap((name) => areas[name] ?? [])),
  }
}

/** The area of a module of `app`, by its path from there: `routes/login.tsx` → `account`. */
export function areaOf(module: string): string {
  const found = Object.entries(areas).find(([, patterns]) =>
    patterns.some((pattern) => path.matchesGlob(module, pattern)),
  )
  return found?.[0] ?? siteArea
}

const prefix = 'virtual:texts/'

/** Has each module that says something wait for the texts of its area, so that no page loads those of all others. */
export function areaTexts(root: string): Plugin {
  const app = `${root}/app/`
  return {
    name: 'area-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const area = id.slice(prefix.length + 1)
      return [
        `import { addTexts } from '/app/lib/i18n.ts'`,
        `await addTexts(import.meta.glob('/app/locales/${area}/*.po'))`,
      ].join('\n')
    },
    transform: {
      filter: { id: /\.tsx?$/, code: '/macro' },
      handler(code, id) {
        if (!id.startsWith(app) || !/from '@lingui\/(core|react)\/macro'/.test(code)) return undefined
        return { code: `import '${prefix}${areaOf(id.slice(app.length))}';${code}`, map: null }
      },
    },
  }
}
