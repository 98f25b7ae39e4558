import type { Page } from '@playwright/test'

/** Ends all transitions. Colours change gradually with the theme, and axe measures their contrast. */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    // The end of one that is inherited starts those of the elements inside.
    for (let rounds = 0; rounds < 9 && running().length > 0; rounds++)
      for (const transition of running()) transition.finish()
  })
}

/** The horizontal overflow of the page in px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Controls that Safari on iOS zooms into when they are focused, because their text is smaller than 16 px. */
export function smallControls(page: Page): Promise<string[]> {
  return page
    .locator('input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, select')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .filter((control) => Number.parseFloat(getComputedStyle(control).fontSize) < 16)
        .map((control) => control.outerHTML),
    )
}
