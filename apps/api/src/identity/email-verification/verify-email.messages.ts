import { count } from '../../platform/i18n/count.ts'
import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** The texts of the mail with the link that confirms an address. */
export const verifyEmailMessages = defineMessages({
  subject: {
    en: 'Confirm your e-mail address',
    de: 'Bestätige deine E-Mail-Adresse',
    es: 'Confirma tu dirección de correo',
    it: 'Conferma il tuo indirizzo e-mail',
    fr: 'Confirmez votre adresse e-mail',
    pt: 'Confirme o seu endereço de e-mail',
    fa: 'نشانی ایمیل خود را تأیید کنید',
  },
  text: {
    en: 'Welcome! Please confirm that this address is yours, so that certificates, tickets and invoices reach you.',
    de: 'Willkommen! Bitte bestätige, dass diese Adresse dir gehört, damit Zertifikate, Tickets und Rechnungen dich erreichen.',
    es: '¡Te damos la bienvenida! Confirma que esta dirección es tuya para que te lleguen certificados, entradas y facturas.',
    it: 'Ti diamo il benvenuto! Conferma che questo indirizzo è tuo, così certificati, biglietti e fatture arrivano a te.',
    fr: 'Bienvenue ! Confirmez que cette adresse est la vôtre, afin que certificats, billets et factures vous parviennent.',
    pt: 'Boas-vindas! Confirme que este endereço é seu, para que certificados, bilhetes e faturas lhe cheguem.',
    fa: 'خوش آمدید! لطفاً تأیید کنید که این نشانی متعلق به شماست تا گواهی‌نامه‌ها، بلیت‌ها و فاکتورها به دستتان برسند.',
  },
  action: {
    en: 'Confirm my address',
    de: 'Meine Adresse bestätigen',
    es: 'Confirmar mi dirección',
    it: 'Conferma il mio indirizzo',
    fr: 'Confirmer mon adresse',
    pt: 'Confirmar o meu endereço',
    fa: 'تأیید نشانی من',
  },
  lifetime: (days: number) => ({
    en: `The link is valid for ${count('en', days, 'day', 'days')}.`,
    de: `Der Link ist ${count('de', days, 'Tag', 'Tage')} gültig.`,
    es: `El enlace es válido durante ${count('es', days, 'día', 'días')}.`,
    it: `Il link è valido per ${count('it', days, 'giorno', 'giorni')}.`,
    fr: `Le lien est valable ${count('fr', days, 'jour', 'jours')}.`,
    pt: `A ligação é válida durante ${count('pt', days, 'dia', 'dias')}.`,
    fa: `این پیوند ${persianNumber(days)} روز معتبر است.`,
  }),
  unasked: {
    en: 'If you did not create an account with us, please ignore this e-mail.',
    de: 'Wenn du bei uns kein Konto angelegt hast, ignoriere diese E-Mail bitte.',
    es: 'Si no has creado una cuenta con nosotros, ignora este correo.',
    it: 'Se non hai creato un account da noi, ignora questa e-mail.',
    fr: 'Si vous n’avez pas créé de compte chez nous, ignorez cet e-mail.',
    pt: 'Se não criou uma conta connosco, ignore este e-mail.',
    fa: 'اگر شما نزد ما حسابی نساخته‌اید، این ایمیل را نادیده بگیرید.',
  },
})
