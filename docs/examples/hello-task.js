( function ( { components, data, element, plugins } ) {
	function Page( { task, onComplete } ) {
		const done = () => data.dispatch( 'storewright/tasks' ).actionTask( task.id ).then( ( saved ) => saved && onComplete() );
		return element.createElement( components.Button, { variant: 'primary', onClick: done }, 'Hello!' );
	}
	plugins.registerPlugin( 'hello-task', {
		scope: 'storewright-admin',
		render: () => element.createElement( components.Fill, { name: 'storewright_onboarding_task_hello' }, ( props ) => element.createElement( Page, props ) ),
	} );
} )( window.wp );
