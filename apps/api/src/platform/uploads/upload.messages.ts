import { defineMessages } from '../i18n/define-messages.ts'

/** The messages to those who send files in parts. */
export const uploadMessages = defineMessages({
  addressExpired: {
    en: 'The address of this upload is no longer valid. Request a new one to continue.',
    de: 'Die Adresse dieses Uploads gilt nicht mehr. Fordere eine neue an, um fortzufahren.',
    es: 'La dirección de esta subida ya no es válida. Solicita otra para continuar.',
    it: 'L’indirizzo di questo caricamento non è più valido. Richiedine uno nuovo per continuare.',
    fr: 'L’adresse de cet envoi n’est plus valable. Demandez-en une nouvelle pour continuer.',
    pt: 'O endereço deste carregamento já não é válido. Peça um novo para continuar.',
    fa: 'نشانی این بارگذاری دیگر معتبر نیست. برای ادامه نشانی جدیدی بگیرید.',
  },
})
