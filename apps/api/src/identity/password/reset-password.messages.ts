import { count } from '../../platform/i18n/count.ts'
import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** The texts of the mail with the link for a new password. */
export const resetPasswordMessages = defineMessages({
  subject: {
    en: 'Choose a new password',
    de: 'Wähle ein neues Passwort',
    es: 'Elige una contraseña nueva',
    it: 'Scegli una nuova password',
    fr: 'Choisissez un nouveau mot de passe',
    pt: 'Escolha uma nova palavra-passe',
    fa: 'گذرواژهٔ جدیدی انتخاب کنید',
  },
  text: {
    en: 'You requested a new password for your account. Choose one with the link below.',
    de: 'Du hast ein neues Passwort für dein Konto angefordert. Wähle es über den Link unten.',
    es: 'Has solicitado una contraseña nueva para tu cuenta. Elígela con el enlace de abajo.',
    it: 'Hai richiesto una nuova password per il tuo account. Sceglila con il link qui sotto.',
    fr: 'Vous avez demandé un nouveau mot de passe pour votre compte. Choisissez-le avec le lien ci-dessous.',
    pt: 'Pediu uma nova palavra-passe para a sua conta. Escolha-a através da ligação abaixo.',
    fa: 'برای حساب خود گذرواژهٔ جدیدی درخواست کرده‌اید. آن را با پیوند زیر انتخاب کنید.',
  },
  action: {
    en: 'Choose a new password',
    de: 'Neues Passwort wählen',
    es: 'Elegir contraseña nueva',
    it: 'Scegli una nuova password',
    fr: 'Choisir un nouveau mot de passe',
    pt: 'Escolher nova palavra-passe',
    fa: 'انتخاب گذرواژهٔ جدید',
  },
  lifetime: (minutes: number) => ({
    en: `The link is valid for ${count('en', minutes, 'minute', 'minutes')} and can be used once.`,
    de: `Der Link ist ${count('de', minutes, 'Minute', 'Minuten')} gültig und kann einmal verwendet werden.`,
    es: `El enlace es válido durante ${count('es', minutes, 'minuto', 'minutos')} y solo se puede usar una vez.`,
    it: `Il link è valido per ${count('it', minutes, 'minuto', 'minuti')} e può essere usato una sola volta.`,
    fr: `Le lien est valable ${count('fr', minutes, 'minute', 'minutes')} et ne peut être utilisé qu’une fois.`,
    pt: `A ligação é válida durante ${count('pt', minutes, 'minuto', 'minutos')} e só pode ser usada uma vez.`,
    fa: `این پیوند تا ${persianNumber(minutes)} دقیقه معتبر است و فقط یک بار می‌توان از آن استفاده کرد.`,
  }),
  unasked: {
    en: 'If you did not request this, you can ignore this e-mail. Your password will not change.',
    de: 'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Dein Passwort bleibt unverändert.',
    es: 'Si no lo has solicitado, puedes ignorar este correo. Tu contraseña no cambiará.',
    it: 'Se non l’hai richiesta tu, puoi ignorare questa e-mail. La tua password non cambierà.',
    fr: 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Votre mot de passe ne changera pas.',
    pt: 'Se não fez este pedido, pode ignorar este e-mail. A sua palavra-passe não será alterada.',
    fa: 'اگر شما این درخواست را نداده‌اید، این ایمیل را نادیده بگیرید. گذرواژهٔ شما تغییر نمی‌کند.',
  },
})
