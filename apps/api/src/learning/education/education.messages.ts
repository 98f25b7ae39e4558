import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Why something is not among what the learner bought. */
export const educationMessages = defineMessages({
  notBought: {
    en: 'This is not among the content you have bought.',
    de: 'Das gehört nicht zu den Inhalten, die du gekauft hast.',
    es: 'Esto no está entre los contenidos que has comprado.',
    it: 'Questo non è tra i contenuti che hai acquistato.',
    fr: 'Ceci ne fait pas partie des contenus que vous avez achetés.',
    pt: 'Isto não faz parte dos conteúdos que comprou.',
    fa: 'این مورد میان محتواهایی که خریده‌اید نیست.',
  },
})
