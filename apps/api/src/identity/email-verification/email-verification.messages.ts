import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of confirming an e-mail address. */
export const emailVerificationMessages = defineMessages({
  linkSent: {
    en: 'We have sent you a new link. Please check your inbox.',
    de: 'Wir haben dir einen neuen Link geschickt. Bitte sieh in deinem Posteingang nach.',
    es: 'Te hemos enviado un enlace nuevo. Revisa tu bandeja de entrada.',
    it: 'Ti abbiamo inviato un nuovo link. Controlla la posta in arrivo.',
    fr: 'Nous vous avons envoyé un nouveau lien. Consultez votre boîte de réception.',
    pt: 'Enviámos-lhe uma nova ligação. Verifique a sua caixa de entrada.',
    fa: 'پیوند جدیدی برایتان فرستادیم. لطفاً صندوق ورودی خود را بررسی کنید.',
  },
  confirmed: {
    en: 'Your e-mail address is confirmed.',
    de: 'Deine E-Mail-Adresse ist bestätigt.',
    es: 'Tu dirección de correo está confirmada.',
    it: 'Il tuo indirizzo e-mail è confermato.',
    fr: 'Votre adresse e-mail est confirmée.',
    pt: 'O seu endereço de e-mail está confirmado.',
    fa: 'نشانی ایمیل شما تأیید شده است.',
  },
})
