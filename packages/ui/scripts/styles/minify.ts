import { Features, transform } from 'lightningcss'

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/** Minifies a style sheet. Nesting is compiled; logical properties stay. */
export function minify(css: string, file: string): string {
  const { code } = transform({
    code: new TextEncoder().encode(css),
    filename: file,
    minify: true,
    include: Features.Nesting | Features.MediaRangeSyntax,
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
    targets: { chrome: version(111), firefox: version(128), safari: version(16, 4) },
  })
  return new TextDecoder().decode(code)
}
