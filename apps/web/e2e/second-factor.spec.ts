import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, logIn, test } from './fixtures.ts'
import { memberPages } from './pages.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows for a key in base32, `later` steps of 30 seconds from now. */
function appCode(key: string, later = 0): string {
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('two-step login is set up, asked for, and passed with a code and a recovery code', async ({
      page,
      visit,
      registerUser,
      allowStatus,
    }) => {
      allowStatus(422)
      const user = await registerUser()
      await visit('/login')
      await logIn(page, user)
      await expect(page).toHaveURL('/')
      await visit(memberPages.security)
      await page.getByRole('button', { name: 'Set up' }).click()
      await page.getByRole('button', { name: 'Cancel setup' }).click()
      await expect(page.getByText('Two-step login stays off.')).toBeVisible()
      await page.getByRole('button', { name: 'Set up' }).click()
      const heading = page.getByRole('heading', { name: 'Two-step login' })
      if (javaScriptEnabled) await expect(heading).toBeFocused()
      const key = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '')
      await page.getByLabel('Enter the code that the app shows').fill(appCode(key))
      await page.getByRole('button', { name: 'Switch on' }).click()
      const codes = page.getByRole('listitem').filter({ hasText: /^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/ })
      await expect(codes).toHaveCount(10)
      if (javaScriptEnabled) await expect(heading).toBeFocused()
      const recoveryCode = (await codes.first().textContent()) ?? ''
      if (javaScriptEnabled) {
        const saving = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Download' }).click()
        const file = await (await saving).path()
        const text = await readFile(file, 'utf8')
        expect(text).toContain(user.email)
        expect(text).toContain(recoveryCode)
      }

      await page.context().clearCookies()
      await visit('/login?redirectTo=%2Fcontact')
      await logIn(page, user)
      await expect(page).toHaveURL('/login/code')
      await page.getByLabel('Code').fill('000000')
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByText('This code is not valid.')).toBeVisible()
      // The code of the current step was used to switch it on.
      await page.getByLabel('Code').fill(appCode(key, 1))
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL('/contact')

      await page.context().clearCookies()
      await visit('/login')
      await logIn(page, user)
      await page.getByRole('link', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill(recoveryCode)
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL('/')
    })
  })
}
