import { supportedBrowsers } from '@chignon/dev-tools/supported-browsers'
import { Features, transform } from 'lightningcss'

const targets = Object.fromEntries(
  supportedBrowsers.map(({ name, major, minor }) => [name, (major << 16) | (minor << 8)]),
)

/** Minifies a style sheet. Nesting is compiled; logical properties stay. */
export function minify(css: string, file: string): string {
  const { code } = transform({
    code: new TextEncoder().encode(css),
    filename: file,
    minify: true,
    include: Features.Nesting | Features.MediaRangeSyntax,
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
    targets,
  })
  return new TextDecoder().decode(code)
}
