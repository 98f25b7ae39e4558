import type { Page } from 'playwright'

/** In an app with its own Tailwind theme all of its classes keep their meaning beside the classes of our theme. */
export async function findTailwindProblems(page: Page): Promise<string[]> {
  // Between Tailwind's `md` (768 px) and ours (964 px).
  await page.setViewportSize({ width: 800, height: 800 })
  const read = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const {
        display,
        backgroundColor,
        fontSize,
        borderRadius,
        boxShadow,
        transitionTimingFunction,
        marginTop,
        letterSpacing,
        lineHeight,
        filter,
        aspectRatio,
      } = getComputedStyle(element)
      return {
        display,
        backgroundColor,
        fontSize,
        borderRadius,
        boxShadow,
        transitionTimingFunction,
        marginTop,
        letterSpacing,
        lineHeight,
        filter,
        aspectRatio,
      }
    })
  const own = await read('#own')
  const accent = await read('#own .bg-accent')
  const overridden = await read('#overridden')
  const tight = await read('#tight')
  const added = await read('#added')
  const button = await read('button:text("Placed")')
  const expectations: [name: string, found: string, expected: string][] = [
    ['md:flex', own.display, 'flex'],
    ['bg-blue-600', own.backgroundColor, 'oklch(0.546 0.245 262.881)'],
    ['text-sm', own.fontSize, '14px'],
    ['rounded-lg', own.borderRadius, '8px'],
    ['shadow-lg', own.boxShadow.includes('15px') ? 'a shadow' : own.boxShadow, 'a shadow'],
    ['ease-out', own.transitionTimingFunction, 'cubic-bezier(0, 0, 0.2, 1)'],
    ["The app's accent", accent.backgroundColor, 'rgb(255, 20, 147)'],
    ["The app's tracking-normal", overridden.letterSpacing, '0.5px'],
    ["The app's leading-snug", overridden.lineHeight, '64px'],
    ["The app's leading-tight", tight.lineHeight, '48px'],
    ["The app's blur-lg", overridden.filter, 'blur(9px)'],
    ["The app's aspect-video", overridden.aspectRatio, '2 / 1'],
    ['bg-chignon-accent', added.backgroundColor, button.backgroundColor],
    ['rounded-chignon-control', added.borderRadius, '6px'],
    ['mt-8 on a button', button.marginTop, '32px'],
    ['rounded-none on a button', button.borderRadius, '0px'],
    ['The font size of that button', button.fontSize, '14px'],
  ]
  return expectations
    .filter(([, found, expected]) => found !== expected)
    .map(([name, found, expected]) => `${name} is ${found}, not ${expected}.`)
}
