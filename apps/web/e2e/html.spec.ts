import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from './fixtures.ts'
import { allPages } from './all-pages.ts'
import { memberPages } from './pages.ts'

/** The rules of the HTML standard and WCAG, except those that React's output breaks or other tests check. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // React's output: `hrefLang`, `<meta/>`, `required=""`, ids such as `_R_2tkb5_`.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Only cross-origin files need an integrity hash.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A choice of several.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // `text` is the default type of an input, and `autocapitalize` is a global attribute.
      'no-implicit-input-type': 'off',
      'input-attributes': 'off',
      // Safari drops the list role of a list without markers unless it is explicit.
      'no-redundant-role': 'off',
      // Only one of the header's two menus is visible: on wide screens the drawer is a closed popover.
      'unique-landmark': 'off',
      // The progress ring is SVG; `progress` cannot be styled as a ring. The settings show one of two headings, by the width of the screen.
      'prefer-native-element': ['error', { exclude: ['progressbar', 'heading'] }],
      // aria-labelledby may name a group, and Enter submits a search.
      'wcag/h71': 'off',
      'wcag/h32': 'off',
    },
  }),
)

test.describe('the server’s HTML is valid on', () => {
  for (const [name, address] of allPages) {
    test(name, ({ request }) => expectValid(request, address))
  }

  for (const [name, address] of Object.entries(memberPages)) {
    test(`${name}, signed in`, async ({ context, signIn }) => {
      await signIn('learner')
      await expectValid(context.request, address)
    })
  }
})

async function expectValid(request: APIRequestContext, address: string): Promise<void> {
  for (const lang of ['en', 'fa']) {
    const html = await (await request.get(address, { params: { lang } })).text()
    const { results } = await validator.validateString(html)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(found, `${address} in ${lang}`).toEqual([])
  }
}
