import { expect, test } from 'vitest'
import { presentPublicProfile } from './profile.present.ts'

const row = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Inês',
  lastName: 'Duarte',
  thumbnailUrl: null,
  portrait: null,
  role: 'educator' as const,
  country: 'PT',
  about: 'Ensino corte.',
  aboutTranslations: { de: 'Ich unterrichte Schnitt.' },
  hidesAbout: false,
  locale: 'pt' as const,
}

test('returns the text in the requested language if it is translated, otherwise the original', () => {
  expect(presentPublicProfile(row, 'de')).toMatchObject({
    about: 'Ich unterrichte Schnitt.',
    about_locale: 'de',
  })
  expect(presentPublicProfile(row, 'fr')).toMatchObject({ about: 'Ensino corte.', about_locale: 'pt' })
})

test('returns null for a text that is deleted or hidden, even if translations exist', () => {
  expect(presentPublicProfile({ ...row, hidesAbout: true }, 'de').about).toBeNull()
  expect(presentPublicProfile({ ...row, about: null }, 'de').about).toBeNull()
})
