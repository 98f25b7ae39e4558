import type { CourseObstacle } from '@chignon/contract/catalogue/course-obstacles'
import { offerObstacleMessages } from '../product-document/offer.messages.ts'
import type { LocalizedText } from '../../platform/i18n/define-messages.ts'
import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** What is missing until a course can be published. */
export const courseObstacleMessages = defineMessages({
  ...offerObstacleMessages,
  category: {
    en: 'Choose a category.',
    de: 'Wähle eine Kategorie.',
    es: 'Elige una categoría.',
    it: 'Scegli una categoria.',
    fr: 'Choisissez une catégorie.',
    pt: 'Escolha uma categoria.',
    fa: 'یک دسته انتخاب کنید.',
  },
  educators: {
    en: 'Choose who teaches it.',
    de: 'Wähle, wer unterrichtet.',
    es: 'Elige quién lo imparte.',
    it: 'Scegli chi insegna.',
    fr: 'Choisissez qui l’enseigne.',
    pt: 'Escolha quem ensina.',
    fa: 'مدرس را انتخاب کنید.',
  },
  lessons: {
    en: 'Add a lesson.',
    de: 'Füge eine Lektion hinzu.',
    es: 'Añade una lección.',
    it: 'Aggiungi una lezione.',
    fr: 'Ajoutez une leçon.',
    pt: 'Adicione uma lição.',
    fa: 'یک درس اضافه کنید.',
  },
  lesson_name: {
    en: 'Give the lesson a name.',
    de: 'Gib der Lektion einen Namen.',
    es: 'Pon un nombre a la lección.',
    it: 'Dai un nome alla lezione.',
    fr: 'Donnez un nom à la leçon.',
    pt: 'Dê um nome à lição.',
    fa: 'برای درس نامی بگذارید.',
  },
  chapter_time: {
    en: 'Let each chapter begin at another time.',
    de: 'Lass jedes Kapitel zu einer anderen Zeit beginnen.',
    es: 'Haz que cada capítulo empiece en otro momento.',
    it: 'Fai iniziare ogni capitolo in un momento diverso.',
    fr: 'Faites commencer chaque chapitre à un autre moment.',
    pt: 'Faça cada capítulo começar num momento diferente.',
    fa: 'هر فصل را از زمان دیگری آغاز کنید.',
  },
}) satisfies Record<CourseObstacle, LocalizedText>

/** What a lesson without a name is called where it is listed. */
export const newLesson: LocalizedText = {
  en: 'New lesson',
  de: 'Neue Lektion',
  es: 'Nueva lección',
  it: 'Nuova lezione',
  fr: 'Nouvelle leçon',
  pt: 'Nova lição',
  fa: 'درس تازه',
}
