import { defineMessages } from '../i18n/define-messages.ts'

/** Messages about texts that people write. */
export const richTextMessages = defineMessages({
  empty: {
    en: 'Please write something that can be shown.',
    de: 'Bitte schreib etwas, das angezeigt werden kann.',
    es: 'Escribe algo que se pueda mostrar.',
    it: 'Scrivi qualcosa che si possa mostrare.',
    fr: 'Veuillez écrire un texte qui puisse être affiché.',
    pt: 'Escreva algo que possa ser mostrado.',
    fa: 'لطفاً متنی بنویسید که قابل نمایش باشد.',
  },
})
