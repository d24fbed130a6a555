/** Stands for every CSS module in tests: each class is called what the source calls it. */
const names = new Proxy< Record< string, string > >( {}, { get: ( _, name ) => String( name ) } );

export default names;
