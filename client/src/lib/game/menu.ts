/** The pages of the menu. */
export type MenuPage = 'menu' | 'invite' | 'chat' | 'people' | 'me' | 'rules' | 'host' | 'screens' | 'albums' | 'seat';
