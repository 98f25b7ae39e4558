import type { Messages } from './en.ts'

const count = (number: number, one: string, many: string) => `${number} ${number < 2 ? one : many}`

/** Français. */
export const fr: Messages = {
  malformed: 'La requête est illisible. Vérifiez que son contenu est du JSON valide.',
  unauthenticated: 'Votre session a expiré, veuillez vous reconnecter.',
  loginRequired: 'Connectez-vous ou inscrivez-vous pour continuer.',
  invalidCredentials: 'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
  forbidden: 'Votre compte ne le permet pas.',
  routeNotFound: 'Cette page est introuvable',
  thingNotFound: 'Nous n’avons pas trouvé ce que vous cherchez. Il a peut-être été déplacé.',
  methodNotAllowed: 'Cette adresse ne répond pas à cette méthode.',
  conflict: 'Cela a changé entre-temps. Rechargez et réessayez.',
  payloadTooLarge: 'C’est trop en une fois. Envoyez 64 ko au maximum.',
  unsupportedMediaType: 'Envoyez le contenu en JSON (Content-Type: application/json).',
  invalid: 'Certains champs sont à revoir.',
  tooManyAttempts: (minutes) => `Trop de tentatives. Réessayez dans ${count(minutes, 'minute', 'minutes')}.`,
  serverError: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  notAvailable: 'Cette partie de l’académie n’est pas encore ouverte.',
  unavailable: 'L’académie est momentanément injoignable. Réessayez dans un instant.',
  welcome: (name) => `Bienvenue, ${name}. Votre compte est prêt.`,
  welcomeBack: (name) => `Bon retour, ${name}.`,
  socialExpired: 'La connexion a pris trop de temps ou a déjà eu lieu. Veuillez réessayer.',
  socialRefused: (provider) => `La connexion avec ${provider} n’a pas fonctionné. Veuillez réessayer.`,
  socialUnreachable: (provider) =>
    `${provider} est injoignable pour le moment. Réessayez dans un instant ou connectez-vous autrement.`,
  socialNoEmail: (provider) =>
    `${provider} n’a pas transmis d’adresse e-mail, et votre compte en a besoin. Autorisez-le là-bas ou inscrivez-vous avec votre adresse.`,
  socialAddressTaken: (provider) =>
    `Il existe déjà un compte avec cette adresse, et ${provider} ne confirme pas qu’elle est à vous. Connectez-vous comme auparavant ou demandez un nouveau mot de passe.`,
  socialAccountUnconfirmed: (provider) =>
    `Il existe déjà un compte avec cette adresse, mais elle n’a jamais été confirmée. Connectez-vous comme auparavant et confirmez-la ; ensuite, vous pourrez aussi utiliser ${provider}.`,
  socialLinked: (name, provider) =>
    `Bon retour, ${name}. Vous pouvez désormais vous connecter aussi avec ${provider}.`,
  loggedOut: 'Votre session est fermée.',
  profileSaved: 'Votre profil est enregistré.',
  passwordChanged: 'Votre mot de passe est modifié. Les autres appareils sont déconnectés.',
  liked: 'Vous aimez cette publication.',
  unliked: 'Vous n’aimez plus cette publication.',
  saved: 'La publication est enregistrée.',
  unsaved: 'La publication n’est plus enregistrée.',
  field: {
    required: 'Veuillez remplir ce champ.',
    email: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
    emailTaken: 'Un compte existe déjà avec cette adresse. Connectez-vous.',
    tooShort: (least) => `Utilisez au moins ${count(least, 'caractère', 'caractères')}.`,
    tooLong: (most) => `Utilisez au plus ${count(most, 'caractère', 'caractères')}.`,
    mismatch: 'Les mots de passe ne correspondent pas. Saisissez deux fois le même.',
    wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
    atLeast: (least) => `Saisissez un nombre à partir de ${least}.`,
    atMost: (most) => `Saisissez un nombre jusqu’à ${most}.`,
    number: 'Saisissez un nombre entier.',
    text: 'Un texte est attendu ici.',
    list: 'Une liste est attendue ici.',
    once: 'À indiquer une seule fois.',
    tooMany: (most) => `Choisissez-en ${most} au maximum.`,
    tooFew: (least) => `Choisissez-en au moins ${least}.`,
    oneOf: (values) => `Choisissez parmi : ${values}.`,
    format: 'Cela n’a pas la forme attendue.',
    nul: 'Retirez le caractère invisible (NUL) de ce texte.',
    country: 'Choisissez un pays dans la liste.',
    phone: 'Saisissez un numéro de téléphone avec des chiffres, des espaces et + uniquement.',
  },
}
