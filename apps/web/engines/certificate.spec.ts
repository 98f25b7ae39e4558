import { test } from './fixtures.ts'

test('a guest verifies a certificate, and its holder opens it', async ({ visitor }) => {
  await visitor.visit('/certificates/bc8nwdrt3jj4')
  await visitor.sees('text', 'This certificate is valid.')
  await visitor.signIn('learner@example.com')
  await visitor.visit('/certificates/bc8nwdrt3jj4')
  await visitor.sees('heading', 'Cutting specialist')
  await visitor.sees('link', 'Download as PDF')
})
