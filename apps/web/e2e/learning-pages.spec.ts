import { expect, test } from './fixtures.ts'

test('a guest logs in and comes back to the page; what was not bought leads to where it can be', async ({
  page,
  visit,
  signIn,
}) => {
  await page.goto('/profile/courses/freehand-balayage')
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fprofile%2Fcourses%2Ffreehand-balayage$/)
  await signIn('learner')
  await visit('/profile/programs/texture-and-braids')
  await expect(page).toHaveURL('/programs/texture-and-braids')
})

test('the profile leads to what was begun, and says what is left and what has expired', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn('learner')
  await visit('/profile')
  const begun = page.getByRole('region', { name: 'Continue where you left off' })
  await expect(begun.getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Expires soon' })).toContainText('Natural curls, no heat')
  await begun.getByRole('link', { name: 'Freehand balayage' }).click()
  await expect(page).toHaveURL('/profile/courses/freehand-balayage')
  await expect(page.getByRole('region', { name: 'What is left to do' })).toContainText('3 lessons are left.')
  await expect(page.getByRole('link', { name: 'Continue learning' })).toHaveAttribute(
    'href',
    /^\/profile\/courses\/freehand-balayage\/lessons\?lessonId=/,
  )
  await page.getByRole('link', { name: 'My courses' }).click()
  await page.getByRole('link', { name: 'Fishtail from fine hair' }).click()
  await expect(page.getByRole('link', { name: 'Buy again' })).toHaveAttribute(
    'href',
    '/courses/fishtail-from-fine-hair/buy',
  )
  await expect(page.getByRole('region', { name: 'Lesson plan' })).toContainText('Locked')
})
