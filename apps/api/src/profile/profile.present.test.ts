import { expect, test } from 'vitest'
import { presentPublicProfile } from './profile.present.ts'

const row = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Inês',
  lastName: 'Duarte',
  thumbnailUrl: null,
  role: 'educator' as const,
  country: 'PT',
  about: 'Ensino corte.',
  aboutTranslations: { de: 'Ich unterrichte Schnitt.' },
  locale: 'pt' as const,
}

test('words are told in the language asked for where there is a translation, else in the person’s own', () => {
  expect(presentPublicProfile(row, 'de')).toMatchObject({
    about: 'Ich unterrichte Schnitt.',
    about_locale: 'de',
  })
  expect(presentPublicProfile(row, 'fr')).toMatchObject({ about: 'Ensino corte.', about_locale: 'pt' })
})

test('words that were taken back are told in no language', () => {
  expect(presentPublicProfile({ ...row, about: null }, 'de').about).toBeNull()
})
