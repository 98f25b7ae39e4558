import { defineMessages } from '../i18n/define-messages.ts'

/** Why a picture is not stored. */
export const pictureMessages = defineMessages({
  unreadable: {
    en: 'This picture cannot be read, or it has more than 40 megapixels. Please choose another one.',
    de: 'Dieses Bild lässt sich nicht lesen oder hat mehr als 40 Megapixel. Bitte wähle ein anderes.',
    es: 'Esta imagen no se puede leer o tiene más de 40 megapíxeles. Elige otra.',
    it: 'Questa immagine non è leggibile o supera i 40 megapixel. Scegline un’altra.',
    fr: 'Cette image est illisible ou dépasse 40 mégapixels. Veuillez en choisir une autre.',
    pt: 'Não é possível ler esta imagem ou ela tem mais de 40 megapíxeis. Escolha outra.',
    fa: 'این تصویر خوانده نمی‌شود یا بیش از ۴۰ مگاپیکسل دارد. لطفاً تصویر دیگری انتخاب کنید.',
  },
})
