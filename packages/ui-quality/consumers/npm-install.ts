/** The arguments of npm that install a folder's dependencies, from its cache where it has them. */
export const npmInstall = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error']
