import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from './fixtures.ts'
import { pages } from './pages.ts'

/** The rules of the HTML standard and of WCAG, but for what is React's own hand or said more closely elsewhere. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // How React writes: `hrefLang`, `<meta/>`, `required=""`, ids such as `_R_2tkb5_`.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Files of our own need no proof of their content; another site's would.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Text is what an input is by default, and `autocapitalize` may stand on any element.
      'no-implicit-input-type': 'off',
      'input-attributes': 'off',
      // A list without markers is one in Safari only where its role says so.
      'no-redundant-role': 'off',
      // Only one of the header's two menus is ever shown: the phone's drawer is a closed popover on a desk.
      'unique-landmark': 'off',
      // A ring is drawn, and no browser draws a `progress` round.
      'prefer-native-element': ['error', { exclude: ['progressbar'] }],
      // A group may be named by aria-labelledby, a search be sent by Enter.
      'wcag/h71': 'off',
      'wcag/h32': 'off',
    },
  }),
)

test.describe('the server’s HTML is valid on', () => {
  for (const [name, address] of Object.entries(pages)) {
    test(name, async ({ request }) => {
      for (const lang of ['en', 'fa']) {
        const html = await (await request.get(address, { params: { lang } })).text()
        const { results } = await validator.validateString(html)
        const found = results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
        )
        expect(found, `${address} in ${lang}`).toEqual([])
      }
    })
  }
})
