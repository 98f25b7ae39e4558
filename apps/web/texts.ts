import type { Plugin } from 'vite'

/**
 * Which texts belong together: a page loads the site's and those of its own area. Each area is a folder of `app` and
 * the routes named here, and has its catalogues in `app/locales/<area>`. What no area names is the site's, which every
 * page loads.
 */
export const areas: Readonly<Record<string, readonly string[]>> = {
  account: [
    'account',
    'routes/forgot-password',
    'routes/login',
    'routes/password-reset',
    'routes/password-reset-link',
    'routes/register',
    'routes/verify-email',
    'routes/verify-email-link',
  ],
  contact: ['contact', 'routes/contact'],
  content: [
    'content',
    'subscription',
    'routes/about',
    'routes/subscription',
    'routes/subscription-plan',
    'routes/support',
  ],
  profile: ['profile', 'routes/user'],
  catalogue: [
    'catalogue',
    'routes/categories',
    'routes/category',
    'routes/course',
    'routes/education-search',
    'routes/educations',
    'routes/home',
    'routes/live-masterclass',
    'routes/masterclasses',
    'routes/online-masterclass',
    'routes/program',
    'routes/qualifications',
  ],
}

/** The area everything else belongs to. */
export const siteArea = 'site'

/** What Lingui collects into the catalogues of an area; the site's is everything but the others'. */
export function catalogueOf(area: string): { include: string[]; exclude?: string[] } {
  const paths = (names: readonly string[]) => names.map((name) => `<rootDir>/app/${name}`)
  if (area === siteArea)
    return { include: ['<rootDir>/app'], exclude: paths(Object.values(areas).flat()).flatMap(filesOf) }
  return { include: paths(areas[area] ?? []).flatMap(filesOf) }
}

const filesOf = (path: string) => (path.includes('/routes/') ? [`${path}.tsx`] : [`${path}/**`])

/** The area of a module of `app`, by its path from there: `routes/login.tsx` → `account`. */
export function areaOf(module: string): string {
  const name = module.replace(/\.tsx?$/, '')
  const owns = (part: string) => name === part || name.startsWith(`${part}/`)
  return Object.entries(areas).find(([, parts]) => parts.some(owns))?.[0] ?? siteArea
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
