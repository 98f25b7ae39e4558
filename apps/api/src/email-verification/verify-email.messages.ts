import { count } from '../i18n/count.ts'
import { defineMessages } from '../i18n/define-messages.ts'
import { persianNumber } from '../i18n/persian-number.ts'

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
    en: 'It is good to have you here. Please confirm that this address is yours, so that certificates, tickets and invoices reach you.',
    de: 'Schön, dass du da bist. Bitte bestätige, dass diese Adresse dir gehört, damit Zertifikate, Tickets und Rechnungen dich erreichen.',
    es: 'Nos alegra que estés aquí. Confirma que esta dirección es tuya para que te lleguen certificados, entradas y facturas.',
    it: 'È bello averti qui. Conferma che questo indirizzo è tuo, così certificati, biglietti e fatture arrivano a te.',
    fr: 'Nous sommes ravis de vous accueillir. Confirmez que cette adresse est la vôtre, afin que certificats, billets et factures vous parviennent.',
    pt: 'É bom ter a sua companhia. Confirme que este endereço é seu, para que certificados, bilhetes e faturas lhe cheguem.',
    fa: 'از بودنتان خوشحالیم. لطفاً تأیید کنید که این نشانی از آنِ شماست تا گواهی‌ها، بلیت‌ها و صورت‌حساب‌ها به دستتان برسند.',
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
    en: `The link works for ${count('en', days, 'day', 'days')}.`,
    de: `Der Link gilt ${count('de', days, 'Tag', 'Tage')} lang.`,
    es: `El enlace sirve durante ${count('es', days, 'día', 'días')}.`,
    it: `Il link vale ${count('it', days, 'giorno', 'giorni')}.`,
    fr: `Le lien est valable ${count('fr', days, 'jour', 'jours')}.`,
    pt: `A ligação funciona durante ${count('pt', days, 'dia', 'dias')}.`,
    fa: `این پیوند ${persianNumber(days)} روز کار می‌کند.`,
  }),
  unasked: {
    en: 'You did not create an account with us? Then please ignore this mail.',
    de: 'Du hast bei uns kein Konto angelegt? Dann lass diese E-Mail einfach liegen.',
    es: '¿No has creado una cuenta con nosotros? Entonces ignora este correo.',
    it: 'Non hai creato un account da noi? Allora ignora questa e-mail.',
    fr: 'Vous n’avez pas créé de compte chez nous ? Alors ignorez cet e-mail.',
    pt: 'Não criou uma conta connosco? Então ignore este e-mail.',
    fa: 'شما نزد ما حسابی نساخته‌اید؟ پس این ایمیل را نادیده بگیرید.',
  },
})
