import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of login, registration and logout. */
export const authMessages = defineMessages({
  welcome: (name: string) => ({
    en: `Welcome, ${name}. Your account is ready.`,
    de: `Willkommen, ${name}. Dein Konto ist bereit.`,
    es: `Te damos la bienvenida, ${name}. Tu cuenta está lista.`,
    it: `Ti diamo il benvenuto, ${name}. Il tuo account è pronto.`,
    fr: `Bienvenue, ${name}. Votre compte est prêt.`,
    pt: `Boas-vindas, ${name}. A sua conta está pronta.`,
    fa: `${name}، خوش آمدید. حساب شما آماده است.`,
  }),
  loggedOut: {
    en: 'You have been logged out.',
    de: 'Du wurdest abgemeldet.',
    es: 'Has cerrado la sesión.',
    it: 'Disconnessione effettuata.',
    fr: 'Votre session est fermée.',
    pt: 'A sessão foi terminada.',
    fa: 'از حساب خود خارج شدید.',
  },
  invalidCredentials: {
    en: 'Incorrect e-mail address or password. Please try again.',
    de: 'E-Mail-Adresse oder Passwort ist falsch. Bitte versuche es noch einmal.',
    es: 'El correo o la contraseña no son correctos. Inténtalo de nuevo.',
    it: 'E-mail o password non corretta. Riprova.',
    fr: 'Adresse e-mail ou mot de passe incorrect. Veuillez réessayer.',
    pt: 'E-mail ou palavra-passe incorretos. Tente novamente.',
    fa: 'نشانی ایمیل یا گذرواژه نادرست است. لطفاً دوباره امتحان کنید.',
  },
  emailTaken: {
    en: 'There is already an account with this address. Log in instead.',
    de: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich stattdessen an.',
    es: 'Ya hay una cuenta con esta dirección. Inicia sesión.',
    it: 'Esiste già un account con questo indirizzo. Accedi.',
    fr: 'Un compte existe déjà avec cette adresse. Connectez-vous.',
    pt: 'Já existe uma conta com este endereço. Inicie sessão.',
    fa: 'حسابی با این نشانی وجود دارد. به جای ثبت‌نام وارد شوید.',
  },
})
