import { count } from '../i18n/count.ts'
import { defineMessages } from '../i18n/define-messages.ts'
import { persianNumber } from '../i18n/persian-number.ts'

/** The texts of the mail with the link for a new password. */
export const resetPasswordMessages = defineMessages({
  subject: {
    en: 'Choose a new password',
    de: 'Wähle ein neues Passwort',
    es: 'Elige una contraseña nueva',
    it: 'Scegli una nuova password',
    fr: 'Choisissez un nouveau mot de passe',
    pt: 'Escolha uma nova palavra-passe',
    fa: 'گذرواژهٔ تازه‌ای انتخاب کنید',
  },
  text: {
    en: 'You asked for a new password for your account. Choose one here, and you can log in again.',
    de: 'Du hast ein neues Passwort für dein Konto angefordert. Wähle es hier, dann kannst du dich wieder anmelden.',
    es: 'Has pedido una contraseña nueva para tu cuenta. Elígela aquí y podrás volver a entrar.',
    it: 'Hai chiesto una nuova password per il tuo account. Sceglila qui e potrai accedere di nuovo.',
    fr: 'Vous avez demandé un nouveau mot de passe pour votre compte. Choisissez-le ici et vous pourrez vous reconnecter.',
    pt: 'Pediu uma nova palavra-passe para a sua conta. Escolha-a aqui e poderá voltar a iniciar sessão.',
    fa: 'برای حساب خود گذرواژهٔ تازه‌ای خواسته‌اید. آن را اینجا انتخاب کنید تا دوباره بتوانید وارد شوید.',
  },
  action: {
    en: 'Choose a new password',
    de: 'Neues Passwort wählen',
    es: 'Elegir contraseña nueva',
    it: 'Scegli una nuova password',
    fr: 'Choisir un nouveau mot de passe',
    pt: 'Escolher nova palavra-passe',
    fa: 'انتخاب گذرواژهٔ تازه',
  },
  lifetime: (minutes: number) => ({
    en: `The link works once, for ${count('en', minutes, 'minute', 'minutes')}.`,
    de: `Der Link gilt einmal, ${count('de', minutes, 'Minute', 'Minuten')} lang.`,
    es: `El enlace sirve una sola vez, durante ${count('es', minutes, 'minuto', 'minutos')}.`,
    it: `Il link vale una volta sola, per ${count('it', minutes, 'minuto', 'minuti')}.`,
    fr: `Le lien sert une seule fois, pendant ${count('fr', minutes, 'minute', 'minutes')}.`,
    pt: `A ligação funciona uma vez, durante ${count('pt', minutes, 'minuto', 'minutos')}.`,
    fa: `این پیوند فقط یک بار و تا ${persianNumber(minutes)} دقیقه کار می‌کند.`,
  }),
  unasked: {
    en: 'You did not ask for this? Then there is nothing to do: your password stays as it is.',
    de: 'Du hast das nicht angefordert? Dann ist nichts zu tun: Dein Passwort bleibt, wie es ist.',
    es: '¿No lo has pedido tú? Entonces no tienes que hacer nada: tu contraseña sigue igual.',
    it: 'Non l’hai chiesto tu? Allora non serve fare nulla: la tua password resta com’è.',
    fr: 'Vous n’avez rien demandé ? Alors il n’y a rien à faire : votre mot de passe reste tel qu’il est.',
    pt: 'Não fez este pedido? Então não precisa de fazer nada: a palavra-passe continua a mesma.',
    fa: 'شما این را نخواسته‌اید؟ پس لازم نیست کاری بکنید: گذرواژهٔ شما همان که بود می‌ماند.',
  },
})
