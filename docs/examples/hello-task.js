( function ( { components, data, element, plugins } ) {
	const { createElement: el } = element;

	function HelloTask( { task, onComplete } ) {
		const { actionTask } = data.useDispatch( 'storewright/tasks' );
		const greet = async () => ( await actionTask( task.id ) ) && onComplete();
		return el( components.Button, { variant: 'primary', onClick: greet }, 'Hello!' );
	}

	const name = 'storewright_onboarding_task_hello';
	const render = () => el( components.Fill, { name }, ( props ) => el( HelloTask, props ) );
	plugins.registerPlugin( 'hello-task', { scope: 'storewright-admin', render } );
} )( window.wp );
