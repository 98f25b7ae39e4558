import { contentTest, expect, test, waitForHydrationOf } from './fixtures.ts'
import { educatorId, pages } from './pages.ts'

test.describe('a profile', () => {
  contentTest('shows name, gallery, certificates, badges and interests', async ({ page, visit }) => {
    await visit(pages.person)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inês Duarte')
    await expect(main).toContainText('Educator')
    await expect(main).toContainText('Portugal')
    await expect(main.getByRole('list', { name: 'Gallery' }).getByRole('img')).toHaveCount(5)
    await expect(main.getByRole('region', { name: 'Certificates' })).toContainText('Updo specialist')
    await expect(main.getByRole('list', { name: 'Badges' })).toContainText('Helping hand')
    await expect(main.getByRole('region', { name: 'Interests' }).getByRole('listitem')).toHaveCount(3)
    const socialLink = main
      .getByRole('list', { name: 'Social links' })
      .getByRole('link', { name: 'Instagram' })
    await expect(socialLink).toHaveAttribute('href', 'https://instagram.example/ines.corta')
    await expect(socialLink).toHaveAttribute('rel', /nofollow/)
  })

  test('shows the phone number of the business, but no street and no e-mail address', async ({ request }) => {
    const html = await (await request.get(pages.person)).text()
    expect(html).toContain('tel:+351215550142')
    expect(html).not.toContain('Rua da Rosa')
    expect(html).not.toContain('educator@example.com')
  })

  contentTest('shows its owner the street of the business', async ({ page, visit, signIn }) => {
    await signIn('educator')
    await visit(pages.person)
    await expect(page.getByRole('main')).toContainText('Rua da Rosa')
  })

  test('opens a picture in a dialog, and returns the focus', async ({ page, visit, focused }) => {
    await visit(pages.person)
    const first = page.getByRole('list', { name: 'Gallery' }).getByRole('link').first()
    await waitForHydrationOf(first)
    await first.click()
    await expect(page.getByRole('dialog')).toContainText('1 of 5')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(focused).toHaveAttribute('href', /one-length-in-the-morning/)
  })

  contentTest('is translated to Persian, right to left', async ({ page, visit }) => {
    await visit(`${pages.person}?lang=fa`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('main')).toContainText('مدرس')
    await expect(page.getByRole('list', { name: 'گالری' }).getByRole('img').first()).toHaveAttribute(
      'alt',
      'هم‌قد، در نور صبح',
    )
  })

  contentTest('of an educator shows what they teach', async ({ page, visit }) => {
    await visit(pages.person)
    const section = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(section('Courses').getByRole('link', { name: /^The bob/ })).toBeVisible()
    await expect(
      section('Live masterclasses').getByRole('link', { name: 'The anatomy of a perfect cut' }),
    ).toBeVisible()
    await expect(
      section('Online masterclasses').getByRole('link', { name: 'The cut in slow motion' }),
    ).toBeVisible()
    await expect(section('Posts')).toBeVisible()
  })

  contentTest('without content shows an empty state', async ({ page, visit, registerUser, request }) => {
    const { email, password } = await registerUser()
    const signedIn = await request.post('/api/v1/login', { data: { email, password } })
    const { data }: { data: { user: { id: string } } } = await signedIn.json()
    await visit(`/users/${data.user.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Bell')
    await expect(page.getByRole('heading', { name: 'Nothing to see here yet' })).toBeVisible()
  })

  for (const id of ['unknown', educatorId.replace('a36', 'b36'), `${educatorId}x`]) {
    contentTest(`returns 404 for ${id}`, async ({ page, visit, allowStatus }) => {
      allowStatus(404)
      expect((await visit(`/users/${id}`)).status()).toBe(404)
      await expect(page.getByRole('link', { name: 'Back to Homepage' })).toBeVisible()
    })
  }
})
