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
  resetLinkSent: (minutes) =>
    `S’il existe un compte avec cette adresse, nous lui avons envoyé un lien pour choisir un nouveau mot de passe. Il est valable ${count(minutes, 'minute', 'minutes')}.`,
  passwordReset: 'Votre mot de passe est modifié. Connectez-vous avec le nouveau.',
  linkOver: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  linkOfAnother:
    'Ce lien appartient à un autre compte. Connectez-vous au compte auquel cet e-mail était destiné, puis ouvrez de nouveau le lien.',
  verificationSent: 'Nous vous avons envoyé un nouveau lien. Regardez votre boîte de réception.',
  emailVerified: 'Votre adresse e-mail est confirmée.',
  messageReceived: 'Merci pour votre message. Nous vous répondons par e-mail.',
  liked: 'Vous aimez cette publication.',
  unliked: 'Vous n’aimez plus cette publication.',
  saved: 'La publication est enregistrée.',
  unsaved: 'La publication n’est plus enregistrée.',
  mail: {
    tagline: 'l’académie de design capillaire',
    hello: (name) => `Bonjour ${name},`,
    copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    resetPassword: {
      subject: 'Choisissez un nouveau mot de passe',
      text: 'Vous avez demandé un nouveau mot de passe pour votre compte. Choisissez-le ici et vous pourrez vous reconnecter.',
      action: 'Choisir un nouveau mot de passe',
      lifetime: (minutes) => `Le lien sert une seule fois, pendant ${count(minutes, 'minute', 'minutes')}.`,
      unasked:
        'Vous n’avez rien demandé ? Alors il n’y a rien à faire : votre mot de passe reste tel qu’il est.',
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été modifié',
      text: 'Le mot de passe de votre compte vient d’être modifié, et tous les autres appareils ont été déconnectés.',
      unasked: (email) =>
        `Si c’était vous, tout va bien. Sinon, choisissez tout de suite un nouveau mot de passe et écrivez-nous à ${email}.`,
      action: 'Choisir un nouveau mot de passe',
    },
    verifyEmail: {
      subject: 'Confirmez votre adresse e-mail',
      text: 'Nous sommes ravis de vous accueillir. Confirmez que cette adresse est la vôtre, afin que certificats, billets et factures vous parviennent.',
      action: 'Confirmer mon adresse',
      lifetime: (days) => `Le lien est valable ${count(days, 'jour', 'jours')}.`,
      unasked: 'Vous n’avez pas créé de compte chez nous ? Alors ignorez cet e-mail.',
    },
    contactMessage: {
      subject: (subject) => `Formulaire de contact : ${subject}`,
      name: 'Nom',
      email: 'E-mail',
      language: 'Langue',
      noMessage: 'Il n’y a pas de message en dehors de l’objet.',
      answer: 'Répondez à cet e-mail pour écrire à l’expéditeur.',
    },
    contactReceipt: {
      subject: 'Nous avons reçu votre message',
      heading: 'Votre message est arrivé',
      text: 'Merci de nous avoir écrit. Chaque message est lu par une personne, et nous répondons à cette adresse sous deux jours ouvrés.',
      copy: 'Vous avez écrit :',
      unasked:
        'Vous ne nous avez pas écrit ? Alors quelqu’un s’est trompé d’adresse, et vous pouvez ignorer cet e-mail.',
    },
  },
  lessonLocked: 'Achetez le cours ou la masterclass pour regarder cette leçon.',
  accessExpired: 'Votre accès a expiré. Achetez-le à nouveau pour continuer à regarder.',
  mediaAddressEnded: 'Cette adresse de la vidéo n’est plus valable. Rechargez la page pour continuer.',
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
