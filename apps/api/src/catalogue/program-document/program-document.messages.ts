import type { ProgramObstacle } from '@chignon/contract/catalogue/program-obstacles'
import { defineMessages, type LocalizedText } from '../../platform/i18n/define-messages.ts'
import { offerObstacleMessages } from '../product-document/offer.messages.ts'

/** What is missing until a program can be published. */
export const programObstacleMessages = defineMessages({
  ...offerObstacleMessages,
  courses: {
    en: 'A program has four courses.',
    de: 'Ein Programm hat vier Kurse.',
    es: 'Un programa tiene cuatro cursos.',
    it: 'Un programma ha quattro corsi.',
    fr: 'Un programme a quatre cours.',
    pt: 'Um programa tem quatro cursos.',
    fa: 'یک برنامه چهار دوره دارد.',
  },
}) satisfies Record<ProgramObstacle, LocalizedText>

/** Why a course cannot be part of a program. */
export const programCourseMessages = defineMessages({
  unknown: {
    en: 'There is no such course.',
    de: 'Diesen Kurs gibt es nicht.',
    es: 'Ese curso no existe.',
    it: 'Questo corso non esiste.',
    fr: 'Ce cours n’existe pas.',
    pt: 'Este curso não existe.',
    fa: 'چنین دوره‌ای وجود ندارد.',
  },
})
