import { defineMessages } from '../i18n/define-messages.ts'

/** The messages of login, registration and logout. */
export const authMessages = defineMessages({
  welcome: (name: string) => ({
    en: `Welcome, ${name}. Your account is ready.`,
    de: `Willkommen, ${name}. Dein Konto ist bereit.`,
    es: `Te damos la bienvenida, ${name}. Tu cuenta está lista.`,
    it: `Ti diamo il benvenuto, ${name}. Il tuo account è pronto.`,
    fr: `Bienvenue, ${name}. Votre compte est prêt.`,
    pt: `Boas-vindas, ${name}. A conta está pronta.`,
    fa: `${name}، خوش آمدید. حساب شما آماده است.`,
  }),
  welcomeBack: (name: string) => ({
    en: `Welcome back, ${name}.`,
    de: `Schön, dass du wieder da bist, ${name}.`,
    es: `Hola de nuevo, ${name}.`,
    it: `Ciao di nuovo, ${name}.`,
    fr: `Bon retour, ${name}.`,
    pt: `Olá de novo, ${name}.`,
    fa: `${name}، خوش برگشتید.`,
  }),
  loggedOut: {
    en: 'You are logged out.',
    de: 'Du bist abgemeldet.',
    es: 'Has cerrado la sesión.',
    it: 'Hai effettuato l’uscita.',
    fr: 'Votre session est fermée.',
    pt: 'A sessão foi terminada.',
    fa: 'از حساب خود خارج شدید.',
  },
  invalidCredentials: {
    en: 'The e-mail address or password is not right. Check both and try again.',
    de: 'E-Mail-Adresse oder Passwort stimmt nicht. Prüfe beides und versuche es noch einmal.',
    es: 'El correo o la contraseña no son correctos. Revísalos e inténtalo de nuevo.',
    it: 'L’e-mail o la password non è corretta. Controlla entrambe e riprova.',
    fr: 'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
    pt: 'O e-mail ou a palavra-passe não está correto. Verifique ambos e tente novamente.',
    fa: 'نشانی ایمیل یا گذرواژه درست نیست. هر دو را بررسی کنید و دوباره امتحان کنید.',
  },
  emailTaken: {
    en: 'There is an account with this address already. Log in instead.',
    de: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich stattdessen an.',
    es: 'Ya hay una cuenta con esta dirección. Inicia sesión.',
    it: 'Esiste già un account con questo indirizzo. Accedi.',
    fr: 'Un compte existe déjà avec cette adresse. Connectez-vous.',
    pt: 'Já existe uma conta com este endereço. Inicie sessão.',
    fa: 'با این نشانی حسابی هست. به جای ثبت‌نام وارد شوید.',
  },
})
