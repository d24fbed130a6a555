<?php
declare(strict_types=1);

namespace Storewright\Rest;

class OpenClass {}
