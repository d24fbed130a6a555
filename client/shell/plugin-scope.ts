/** The scope that extensions register plugins for: `registerPlugin( name, { scope: 'storewright-admin', … } )`. */
export const PLUGIN_SCOPE = 'storewright-admin';
